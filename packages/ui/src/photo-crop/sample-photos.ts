/** A portrait drawn for stories and tests, as a PNG file: no network, the same every time. */
export const samplePortrait = async (width: number, height: number): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  drawPortrait(canvas.getContext('2d'), width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'portrait.png', { type: 'image/png' });
};

type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;

/** A head and shoulders, its face in the middle of the upper half. */
export const drawPortrait = (pen: Pen, width: number, height: number) => {
  if (!pen) return;
  const unit = Math.min(width, height) / 400;
  const [x, y] = [width / 2, height / 2];
  const oval = (dx: number, dy: number, rx: number, ry: number, colour: string) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x + dx * unit, y + dy * unit, rx * unit, ry * unit, 0, 0, Math.PI * 2);
    pen.fill();
  };
  pen.fillStyle = '#cfe0f7';
  pen.fillRect(0, 0, width, height);
  oval(0, 210, 130, 110, '#33507a');
  oval(0, 90, 34, 60, '#e3b78f');
  oval(0, -48, 86, 104, '#3d2b22');
  oval(0, -22, 74, 92, '#f0c9a4');
  oval(-28, -26, 7, 5, '#3d2b22');
  oval(28, -26, 7, 5, '#3d2b22');
  oval(0, 24, 20, 5, '#b9655a');
};
