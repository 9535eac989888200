import { named } from "./cut.mjs";
import { BROWSERS } from "./react-dom-browsers.mjs";
import { CLASSES } from "./react-dom-classes.mjs";

/** What every fiber under a root that `hydrateRoot` made has in common: it is concurrent. @type {import("./cut.mjs").Cuts["edits"]} */
const CONCURRENT = [
  ["0===(d&1)&&null!==f?(f.childLanes=0,f.pendingProps=g):f=pj(g,d,0,null)", "f=pj(g,d,0,null)"],
  [
    "0===(g&1)&&b.child!==e?(d=b.child,d.childLanes=0,d.pendingProps=k,b.deletions=null):(d=Pg(e,k),d.subtreeFlags=e.subtreeFlags&14680064)",
    "d=Pg(e,k),d.subtreeFlags=e.subtreeFlags&14680064",
  ],
  [/\b\w+\.mode&1\b/g, "1", 25],
  ["if(1===b)0===a.tag?ig(Ek.bind(null,a)):hg(Ek.bind(null,a)),", "if(1===b)hg(Ek.bind(null,a)),"],
  [",1===c&&0===K&&0===(1)&&(Gj=B()+500,fg&&jg())", ""],
  ["fg&&jg()", "void 0"],
  [named("ig"), ""],
  ["eg=null;fg=!1", "eg=null"],
  ["0!==(xk&1)&&0!==a.tag&&Hk()", "0!==(xk&1)&&Hk()"],
  ["0!==a.tag&&2===c", "2===c"],
  ["null!==wk&&0===wk.tag&&0===(K&6)&&Hk();", ""],
  ["1===b?(b=1,!0===f&&(b|=8)):b=0;", "b=1;!0===f&&(b|=8);"],
];

/** What the package offers beside `hydrateRoot`, `createPortal` and `flushSync`. @type {import("./cut.mjs").Cuts["edits"]} */
const EXPORTS = [
  [/var sl=[\s\S]*?(?=exports\.createPortal=)/g, ""],
  [/exports\.createRoot=[\s\S]*?(?=exports\.flushSync=)/g, ""],
  [/exports\.hydrate=[\s\S]*?(?=exports\.hydrateRoot=)/g, ""],
  [/exports\.render=[\s\S]*$/g, ""],
  ["d=null!=c&&c.hydratedSources||null,", ""],
  [/if\(d\)for\(a=0;a<d\.length;a\+\+\)c=d\[a\],[\s\S]*?;return new ml/g, "return new ml"],
  [
    "c=c._reactRootContainer,null!==c&&void 0!==c||null!==b.onclick||(b.onclick=Bf)",
    "null!==b.onclick||(b.onclick=Bf)",
  ],
  [named("dl"), ""],
  ["a.context=dl(null);", ""],
  ["c=dl(c);null===b.context?b.context=c:b.pendingContext=c;", ""],
  ["ml.prototype.render=ll.prototype.render=", "ml.prototype.render="],
  ["ml.prototype.unmount=ll.prototype.unmount=", "ml.prototype.unmount="],
];

/** Lists of suspense, which this version does not offer, and measuring. @type {import("./cut.mjs").Cuts["edits"]} */
const TAGS = [
  ['Fa=Symbol.for("react.suspense_list"),', ""],
  ['Aa=Symbol.for("react.profiler"),', ""],
  ["case Fa:return a=Bg(19,c,b,e),a.elementType=Fa,a.lanes=f,a;", ""],
  ["case Aa:return a=Bg(12,c,b,e|2),a.elementType=Aa,a.lanes=f,a;", ""],
  ["case 12:return Xi(a,b,b.pendingProps.children,c),b.child;", ""],
  [/case 17:return d=b\.type.*?(?=case 19:return xj)/g, ""],
  ["case 19:return xj(a,b,c);", ""],
  [/case 19:d=0!==\(c&b\.childLanes\);.*?(?=case 22:case 23:return b\.lanes=0)/g, ""],
  [/case 19:E\(L\);f=b\.memoizedState;.*?(?=case 22:case 23:return Hj\(\))/g, ""],
  ["case 19:return E(L),null;", ""],
  ["case 19:E(L);break;", ""],
  ["case 19:ck(b,a);ek(a);d&4&&ak(a);break;case 21:break;", ""],
  ["case 19:d=a.stateNode;break;", ""],
];

/** References by name, what only React's own tools use, and the stacks of components. @type {import("./cut.mjs").Cuts["edits"]} */
const TOOLS = [
  [named("Lg"), "function Lg(a,b,c){return c.ref}"],
  [named("Ji"), 'function Ji(a,b){return{value:a,source:b,stack:"",digest:null}}'],
  [/Eh\(\)[;,]/g, "", 3],
  ["var Dh=[];", ""],
  [named("Eh"), ""],
  ["mc(c.stateNode,d);", ""],
  [named("mc"), ""],
  [/if\(lc&&"function"===typeof lc\.onCommitFiberUnmount\)try{.*?}catch\(h\){}/g, ""],
  [/if\(lc&&"function"===typeof lc\.onPostCommitFiberRoot\)try{.*?}catch\(na\){}/g, ""],
  [/useMutableSource:(?:P|Yh|function\(\){}),/g, "", 4],
  [",unstable_isNewReconciler:!1", "", 4],
  ["readContext:eh,", "", 4],
  [/useDebugValue:(?:P|ri),/g, "", 4],
  ["cache:null,transitions:null,pendingSuspenseBoundaries:null", ""],
  [",cache:g.cache,pendingSuspenseBoundaries:g.pendingSuspenseBoundaries,transitions:g.transitions", ""],
  [",cachePool:null,transitions:null", "", 4],
  [",cachePool:null,transitions:g.transitions", ""],
  ["this.mutableSourceEagerHydrationData=null", ""],
  [/Symbol\.for\("react\.(?:scope|debug_trace_mode|legacy_hidden|cache|tracing_marker)"\);/g, "", 5],
];

/** Attributes of fonts and filters that browsers have dropped from SVG. @type {import("./cut.mjs").Cuts["edits"]} */
const ATTRIBUTES = [
  ["accent-height ", ""],
  ["arabic-form ", ""],
  ["cap-height ", ""],
  ["color-profile ", ""],
  ["enable-background ", ""],
  ["glyph-name glyph-orientation-horizontal glyph-orientation-vertical horiz-adv-x horiz-origin-x ", ""],
  ["overline-position overline-thickness ", ""],
  ["panose-1 ", ""],
  ["strikethrough-position strikethrough-thickness ", ""],
  ["underline-position underline-thickness ", ""],
  ["unicode-range units-per-em v-alphabetic v-hanging v-ideographic v-mathematical ", ""],
  ["vert-adv-y vert-origin-x vert-origin-y ", ""],
  [" x-height", ""],
];

/**
 * React DOM as `hydrateRoot` uses it: concurrent from the root down, in browsers that know ES modules, without what React
 * has long advised against.
 *
 * @type {import("./cut.mjs").Cuts}
 */
export const reactDom = {
  file: "react-dom/cjs/react-dom.production.min.js",
  sha256: "cbf7fe6b9726ee65",
  edits: [
    [/(?<=[\w$])\n(?=[\w$])/g, " "],
    [/\n/g, "", 321],
    ...CONCURRENT,
    ...EXPORTS,
    ...CLASSES,
    ...TAGS,
    ...TOOLS,
    ...BROWSERS,
    ...ATTRIBUTES,
  ],
  gone: [
    "findDOMNode",
    "createRoot",
    "unstable_batchedUpdates",
    "unmountComponentAtNode",
    "contextTypes",
    "childContextTypes",
    "getSnapshotBeforeUpdate",
    "(?:UNSAFE_)?componentWill(?:Mount|Update|ReceiveProps)",
  ],
};

/** A check that is only for the browser's developer tools. @type {import("./cut.mjs").Cuts} */
export const reactDomIndex = {
  file: "react-dom/index.js",
  sha256: "f26fcb81b5d1dc32",
  edits: [["  checkDCE();\n", ""]],
};
