import { named } from "./cut.mjs";

/** What neither the project nor a package in the browser's code calls. */
const GONE = [
  "PureComponent",
  "Profiler",
  "cloneElement",
  "createFactory",
  "createRef",
  "isValidElement",
  "unstable_act",
];

/** @type {readonly import("./cut.mjs").Cuts[]} */
export const react = [
  {
    file: "react/cjs/react.production.min.js",
    sha256: "4b35e378f469c4f4",
    edits: [
      [/\n/g, "", 26],
      [/exports\.Children=.*?(?=exports\.Component=)/g, ""],
      ["exports.Profiler=r;exports.PureComponent=G;", ""],
      [/exports\.act=X;exports\.cloneElement=.*?(?=exports\.createContext=)/g, ""],
      [/exports\.createFactory=.*?(?=exports\.forwardRef=)/g, ""],
      ["exports.isValidElement=O;", ""],
      ["exports.unstable_act=X;", ""],
      [/function G\(a,b,e\){.*?H\.isPureReactComponent=!0;/g, ""],
      [/throw Error\("setState\(\.\.\.\): .*?"\)/g, "throw Error()"],
      ["_currentValue2:a,_threadCount:0,", ""],
      ["isMounted:function(){return!1},", ""],
      ["enqueueReplaceState:function(){},", ""],
      [",_defaultValue:null,_globalName:null", ""],
    ],
    gone: [...GONE, "Children"],
  },
  {
    file: "scheduler/cjs/scheduler.production.min.js",
    sha256: "f6cb8cf42696980c",
    edits: [
      [/\n/g, "", 19],
      [
        /if\("object"===typeof performance&&.*?(?=var r=)/g,
        "exports.unstable_now=function(){return performance.now()};",
      ],
      [/D="function"===typeof setTimeout\?.*?(?=function G)/g, "D;"],
      // React DOM gives no delay, so nothing ever waits for its time.
      [named("G"), "function G(){}"],
      [named("H"), ""],
      [named("K"), ""],
      ["B&&(B=!1,E(L),L=-1);", ""],
      ["else{var m=h(t);null!==m&&K(H,m.startTime-b);w=!1}", "else w=!1;"],
      [/"object"===typeof c&&null!==c\?.*?:c=d;/g, "c=d;"],
      [/c>d\?\(a\.sortIndex=c,.*?\):\((?=a\.sortIndex=e)/g, "("],
      [/var S;if\("function"===typeof F\)S=.*?else if\("undefined"!==typeof MessageChannel\){/g, "var S;{"],
      ["else S=function(){D(R,0)};", ""],
      [/exports\.unstable_Profiling=null;/g, ""],
      [/exports\.unstable_continueExecution=.*?(?=exports\.unstable_getCurrentPriorityLevel)/g, ""],
      [/exports\.unstable_getFirstCallbackNode=.*?(?=exports\.unstable_requestPaint)/g, ""],
      [/exports\.unstable_runWithPriority=.*?(?=exports\.unstable_scheduleCallback)/g, ""],
      [/exports\.unstable_wrapCallback=.*$/g, ""],
    ],
  },
];
