export { NOT_CACHED, PUBLIC_DATA, PUBLIC_PAGE } from "./cache-policy.server";
