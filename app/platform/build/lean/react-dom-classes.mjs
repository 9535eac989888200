/**
 * What React DOM does for classes of old: contexts by name, life cycles before `getDerivedStateFromProps`, snapshots, and
 * components that are neither function nor class.
 *
 * @type {import("./cut.mjs").Cuts["edits"]}
 */
export const CLASSES = [
  ["f=Zf(b)?Xf:H.current,e.context=Yf(a,f)", "e.context=Vf"],
  ["var f=Zf(c)?Xf:H.current;f=Yf(b,f);", "var f=Vf;"],
  ["l=Zf(c)?Xf:H.current,l=Yf(b,l)", "l=Vf"],
  ["k=Zf(c)?Xf:H.current,k=Yf(b,k)", "k=Vf"],
  ["var e=Yf(b,H.current);", "var e=Vf;"],
  ["(e=Zf(b)?Xf:H.current,d=b.contextTypes,f=(d=null!==d&&void 0!==d)?Yf(a,e):Vf)", "f=Vf"],
  [/;d&&\(a=a\.stateNode,a\.__reactInternalMemoizedUnmaskedChildContext=e,.*?\);return b/g, ";return b"],
  ["if(Zf(c)){var f=!0;cg(b)}else f=!1;", "var f=!1;"],
  [
    /"object"===typeof e&&null!==e&&"function"===typeof e\.render&&void 0===e\.\$\$typeof\?.*?:\(b\.tag=0,/g,
    "(b.tag=0,",
  ],
  ["e&&dg(b,c,!1),", ""],
  ["e&&dg(b,c,!0);", ""],
  ["b.pendingContext?ag(a,b.pendingContext,b.pendingContext!==b.context):b.context&&ag(a,b.context,!1);", ""],
  ["d.pendingContext&&(d.context=d.pendingContext,d.pendingContext=null);", ""],
  ["E(Wf);E(H);", "", 2],
  ["zh(),E(Wf),E(H),", "zh(),"],
  ["case 1:d=d.type.childContextTypes;null!==d&&void 0!==d&&$f();break;", ""],
  ["case 1:Zf(b.type)&&cg(b);break;", ""],
  ["Zf(b.type)&&$f(),", "", 3],
  ["Wf.current||", "", 2],
  ["||Wf.current", ""],
  ["&&!Wf.current", ""],

  [
    /"function"===typeof b\.getDerivedStateFromProps\|\|"function"===typeof e\.getSnapshotBeforeUpdate.*?;(?="function"===typeof e\.componentDidMount)/g,
    "",
  ],
  [/,q="function"===typeof m\|\|"function"===typeof g\.getSnapshotBeforeUpdate;q\|\|.*?Hi\(b,g,d,l\);/g, ",q;"],
  [
    /\(q\|\|"function"!==typeof g\.UNSAFE_componentWillMount.*?\),(?="function"===typeof g\.componentDidMount&&\(b\.flags\|=4194308\)\):)/g,
    "(",
  ],
  [/\(m="function"===typeof y\|\|.*?Hi\(b,g,d,k\);/g, ""],
  [
    /\(m\|\|"function"!==typeof g\.UNSAFE_componentWillUpdate.*?\),(?="function"===typeof g\.componentDidUpdate&&\(b\.flags\|=4\))/g,
    "(",
  ],
  [',"function"===typeof g.getSnapshotBeforeUpdate&&(b.flags|=1024)', ""],
  [',"function"!==typeof g.getSnapshotBeforeUpdate||h===a.memoizedProps&&r===a.memoizedState||(b.flags|=1024)', "", 2],
  [/case 1:if\(null!==n\){var t=n\.memoizedProps.*?}break;(?=case 3:var u=)/g, "case 1:break;"],
  [",d.__reactInternalSnapshotBeforeUpdate)", ")"],
  [/isMounted:function\(a\).*?(?=enqueueSetState)/g, ""],
  [/enqueueReplaceState:function\(a.*?(?=enqueueForceUpdate)/g, ""],
];
