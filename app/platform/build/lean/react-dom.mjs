/**
 * React in the browser, for pages that require trusted types (Trusted Types, section 4.1): React 18 writes plain text to
 * `innerHTML`. Its one policy lets text without any tag pass, which is data and never markup, and the empty script that
 * React makes its scripts from.
 */
const POLICY = `var trusted = (function (policy) {
  return function (text) { return policy.createHTML(text); };
})((function (rules) {
  return window.trustedTypes ? window.trustedTypes.createPolicy("react", rules) : rules;
})({ createHTML: function (text) {
  if (text === "<script>\\x3c/script>" || String(text).indexOf("<") < 0) return text;
  throw new TypeError("React may not write markup");
} }));`;

/** @type {import("./cut.mjs").Cuts} */
export const reactDom = {
  file: "react-dom/cjs/react-dom.production.min.js",
  sha256: "cbf7fe6b9726ee65",
  edits: [
    ["'use strict';var aa=", `'use strict';${POLICY}var aa=`],
    ['"innerHTML"in a)a.innerHTML=b;', '"innerHTML"in a)a.innerHTML=trusted(b);'],
    ['.innerHTML="<script>\\x3c/script>"', '.innerHTML=trusted("<script>\\x3c/script>")'],
  ],
};
