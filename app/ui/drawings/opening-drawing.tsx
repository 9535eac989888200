import { Dimension } from "./dimension";
import { Drawing, Label } from "./drawing";

/** An opening measured at three heights and at both sides: the smaller figure counts. */
export function OpeningDrawing() {
  return (
    <Drawing
      title="Measuring an opening"
      description="A face frame with its opening. The width is measured at the top, in the middle and at the bottom, the height at the left and at the right; the smallest of each is written down."
      height={300}
    >
      <rect x="60" y="20" width="280" height="250" className="fill-linen" />
      <rect x="105" y="60" width="190" height="170" className="fill-white" />
      <Dimension from={[105, 84]} to={[295, 84]} label="15 1/16" />
      <Dimension from={[105, 140]} to={[295, 140]} label="15" />
      <Dimension from={[105, 208]} to={[295, 208]} label="15 1/8" />
      <Dimension from={[82, 60]} to={[82, 230]} />
      <Dimension from={[318, 60]} to={[318, 230]} />
      <Label x={52} y={150} anchor="end" strong>
        24
      </Label>
      <Label x={348} y={150} anchor="start" strong>
        24
      </Label>
      <Label x={200} y={292}>
        Write down 15 x 24
      </Label>
    </Drawing>
  );
}
