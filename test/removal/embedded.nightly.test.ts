import { describeWithout } from "./without-back-end";

describeWithout({
  name: "embedded",
  about: "test/contract/embedded.test.ts",
  left: "remote or shopify",
  needs: [],
});
