export { draftElsewhere } from "./draft-elsewhere";
export { listPost } from "./list-post";
