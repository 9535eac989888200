export { keptElsewhere } from "./kept-elsewhere";
export { listPost } from "./list-post";
