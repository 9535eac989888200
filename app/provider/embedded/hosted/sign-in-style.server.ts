/** All styles of the sign-in page, in the shop's own colors so that visitors recognize where they are. */
export const SIGN_IN_STYLE = `
:root{color-scheme:light;--ink:#1c1916;--soft:#4d463d;--line:#8b8174;--paper:#faf7f2;--oak:#865522;--signal:#b3261e}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem 1rem;background:var(--paper);color:var(--ink);font:1rem/1.6 ui-sans-serif,system-ui,sans-serif}
main{width:100%;max-width:28rem;background:#fff;padding:2.5rem 2.25rem;border:1px solid #e4dccf}
.shop{margin:0 0 1.75rem;padding-bottom:1.25rem;border-bottom:1px solid #e4dccf;font:1.35rem/1.3 ui-serif,Georgia,serif}
h1{margin:0 0 .25rem;font:2rem/1.2 ui-serif,Georgia,serif}
p{margin:0 0 1rem}
.to{color:var(--soft)}
label{display:block;margin-top:1.25rem;font-weight:600}
.field{position:relative}
input{display:block;width:100%;height:2.75rem;margin-top:.35rem;padding:0 .75rem;font:inherit;color:inherit;background:#fff;border:1px solid var(--line);border-radius:2px}
.field input{padding-right:5rem}
input[aria-invalid]{border:2px solid var(--signal)}
.show{position:absolute;top:0;right:0;width:auto;min-width:4.5rem;height:2.75rem;min-height:0;margin:0;padding:0 .75rem;background:none;color:var(--ink);font-weight:400;font-size:.875rem;text-decoration:underline;text-underline-offset:4px}
button{width:100%;min-height:2.75rem;margin-top:1.75rem;border:0;border-radius:2px;background:var(--oak);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#6b4219}
.show span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.show:hover{background:none;color:var(--oak)}
a{color:var(--ink);display:inline-block;padding:.65rem 0;text-underline-offset:4px}
:focus-visible{outline:3px solid var(--oak);outline-offset:2px}
.problem{margin:1rem 0 0;padding:.75rem 1rem;border-left:4px solid var(--signal);background:#fbeeec}
.problem p{margin:0}
.back{margin:1.25rem 0 0}
@media (max-width:30rem){body{place-items:start stretch;padding:0;background:#fff}main{max-width:none;border:0;padding:1.5rem 1.25rem}}
`;
