import { named } from "./cut.mjs";

/**
 * What React DOM does for browsers without ES modules, and for servers.
 *
 * @type {import("./cut.mjs").Cuts["edits"]}
 */
export const BROWSERS = [
  [/ia=!\("undefined"===typeof window\|\|.*?\)(?=,ja=)/g, "ia=!0"],
  [/ka=\/\^\[:A-Z_a-z\\u00C0.*?\*\$\//g, "ka=/^[:A-Z_a-z][:\\w.-]*$/"],
  [/var mb,nb=function\(a\){return"undefined"!==typeof MSApp.*?}\);/g, "var nb=function(a,b){a.innerHTML=b};"],
  [/var Lb=!1;if\(ia\)try{var Mb={};.*?catch\(a\){Lb=!1}/g, "var Lb=!0;"],
  ["oc=Math.clz32?Math.clz32:nc", "oc=Math.clz32"],
  ['He="function"===typeof Object.is?Object.is:Ge', "He=Object.is"],
  [/we=!1;if\(ia\){var xe;.*?9<document\.documentMode\)}/g, "we=!0;"],
  [
    'ae=ia&&"CompositionEvent"in window,be=null;ia&&"documentMode"in document&&(be=document.documentMode);var ce=ia&&"TextEvent"in window&&!be,de=ia&&(!ae||be&&8<be&&11>=be)',
    'ae=!0,be=null,ce="TextEvent"in window,de=!1',
  ],
  ['Pe=ia&&"documentMode"in document&&11>=document.documentMode', "Pe=!1"],
  [/var We={animationend:Ve.*?(?=var \$e=)/g, ""],
  [/Ze\(("\w+")\)/g, "$1", 4],
  ['"function"===typeof setTimeout?setTimeout:void 0', "setTimeout"],
  ['"function"===typeof clearTimeout?clearTimeout:void 0', "clearTimeout"],
  ['Hf="function"===typeof Promise?Promise:void 0,', ""],
  [/Jf="function"===typeof queueMicrotask\?.*?:Ff;/g, "Jf=queueMicrotask;"],
  ['"function"===typeof WeakMap?WeakMap:Map', "WeakMap"],
  ['"function"===typeof WeakSet?WeakSet:Set', "WeakSet"],
  ['"function"===typeof reportError?reportError:function(a){console.error(a)}', "reportError"],
  [/Md={Esc:.*?},(?=Nd=)/g, ""],
  ["Md[a.key]||a.key", "a.key"],
  [/,Od={Alt:.*?};function Pd/g, ";function Pd"],
  [named("Pd"), "function Pd(a){return this.nativeEvent.getModifierState(a)}"],
  [/movementX:function\(a\).*?a\.movementY:xd}}/g, "movementX:0,movementY:0}"],
  [/timeStamp:function\(a\){.*?}/g, "timeStamp:0"],
  [/clipboardData:function\(a\){.*?}/g, "clipboardData:0"],
  [/deltaX:function\(a\).*?(?=,deltaZ)/g, "deltaX:0,deltaY:0"],
  [
    "void 0===a.relatedTarget?a.fromElement===a.srcElement?a.toElement:a.fromElement:a.relatedTarget",
    "a.relatedTarget",
  ],
  ["(n=c.relatedTarget||c.fromElement)", "(n=c.relatedTarget)"],
  ["c.relatedTarget||c.toElement", "c.relatedTarget"],
  [/null!=f\.defaultPrevented\?f\.defaultPrevented:!1===f\.returnValue/g, "f.defaultPrevented"],
  [
    /a&&\(a\.preventDefault\?.*?\),this\.isDefaultPrevented=pd\)/g,
    "a&&(a.preventDefault(),this.isDefaultPrevented=pd)",
  ],
  [
    /a&&\(a\.stopPropagation\?.*?\),this\.isPropagationStopped=pd\)/g,
    "a&&(a.stopPropagation(),this.isPropagationStopped=pd)",
  ],
  ["a=a.target||a.srcElement||window;a.correspondingUseElement&&(a=a.correspondingUseElement);", "a=a.target||window;"],
  [/"contains"in a\?a\.contains\(b\):.*?:!1:!1/g, "a.contains(b):!1"],
  ['a=Ja&&a[Ja]||a["@@iterator"];return"function"===typeof a?a:null', 'a=a[Ja];return"function"===typeof a?a:null'],

  // What the constants above decide, which the minifier cannot tell of a variable.
  ["if(we)na=Fe;else{na=De;var xa=Ce}", "{na=Fe;var xa}"],
  ["xa&&xa(a,h,d);", ""],
  ["if(ae)b:{", "b:{"],
  [/else ie\?ge\(a,c\)&&.*?"onCompositionStart"\);/g, ""],
  [/ba&&\(de&&"ko"!==c\.locale&&\(.*?\),xa=oe\(d,ba\)/g, "ba&&(xa=oe(d,ba)"],
  ["$a?ba.data=$a:($a=he(c),null!==$a&&(ba.data=$a))", "$a=he(c),null!==$a&&(ba.data=$a)"],
  [/if\(ie\)return"compositionend"===a\|\|.*?:null;(?=switch)/g, ""],
  ['de&&"ko"!==b.locale?null:b.data', "b.data"],
  ["e=void 0;!Lb||", "e=void 0;"],
  ["if(Pe)break;", ""],
];
