/** The whole style of the provider's page: it is another party's house, and looks like one. */
export const SIGN_IN_STYLE = `
:root{color-scheme:light;--line:#76808f;--text:#16202e;--blue:#1d4fa3;--red:#a61b1b}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem 1rem;background:#e8edf4;color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;background:#fff;padding:2rem;border-radius:12px;border:1px solid #c9d2de}
.mark{display:flex;align-items:center;gap:.6rem;font-weight:600;color:#44536a}
.mark svg{width:1.5rem;height:1.5rem;fill:none;stroke:var(--blue);stroke-width:2}
h1{margin:1.25rem 0 .25rem;font-size:1.6rem;line-height:1.25}
p{margin:0 0 1rem}
.to{color:#44536a;overflow-wrap:anywhere}
label{display:block;margin-top:1rem;font-weight:600}
input{display:block;width:100%;height:3rem;margin-top:.35rem;padding:0 .75rem;font:inherit;color:inherit;background:#fff;border:1px solid var(--line);border-radius:8px}
input[aria-invalid]{border:2px solid var(--red)}
button{width:100%;min-height:3rem;margin-top:1.5rem;border:0;border-radius:8px;background:var(--blue);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#163d7f}
a{color:var(--blue);display:inline-block;padding:.65rem 0}
:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
.problem{margin:1rem 0 0;padding:.75rem 1rem;border-left:4px solid var(--red);background:#fdf0f0}
.problem p{margin:0}
.back{margin:1rem 0 0}
@media (max-width:30rem){body{place-items:start center;padding:0;background:#fff}main{border:0;padding:1.5rem 1.25rem}}
`;
