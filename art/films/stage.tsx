import { brand } from "~/base/brand/brand";
import type { Storyboard } from "./storyboard";

/** A mark for every sixteenth on eight inches of tape, longer for coarser fractions. */
function Rule() {
  const marks = Array.from({ length: 129 }, (_, sixteenth) => {
    const height = sixteenth % 16 === 0 ? 34 : sixteenth % 8 === 0 ? 24 : sixteenth % 4 === 0 ? 17 : 10;
    return `M${0.75 + sixteenth * 8.48} 0v${height}`;
  });
  return (
    <svg viewBox="0 0 1088 44" aria-hidden="true">
      <path d={`M0 1H1088${marks.join("")}`} strokeWidth="2" className="fill-none stroke-oak" />
    </svg>
  );
}

/** Everything that a film shows, layered; the stage's script decides what is visible when. */
export function Stage({ storyboard, lines }: { readonly storyboard: Storyboard; readonly lines: readonly string[][] }) {
  const { title, summary, closing, scenes } = storyboard;
  let chapter = 0;
  return (
    <body>
      {scenes.map((scene) => (
        <div key={scene.text} className="scene">
          {scene.picture}
          {scene.over && <svg aria-hidden="true">{scene.over}</svg>}
        </div>
      ))}
      <div className="caption">
        {scenes.map((scene, index) => {
          if (scene.chapter) chapter += 1;
          return lines[index]?.map((line) => (
            <p key={line}>
              <b>{chapter}</b>
              <span>{line}</span>
            </p>
          ));
        })}
      </div>
      <div className="card">
        <p className="brand">{brand.facts.name}</p>
        <h1>{title}</h1>
        <Rule />
        <p>{summary}</p>
      </div>
      <div className="card">
        <h1>{closing}</h1>
        <Rule />
        <p className="brand">{brand.facts.name}</p>
      </div>
    </body>
  );
}
