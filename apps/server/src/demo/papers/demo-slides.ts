/**
 * A slide, A4 lying, in points: a bar on top, lines of text that says nothing, and a figure that grows from slide to
 * slide.
 */
const slide = (index: number): string => {
  const bars = Array.from({ length: 5 }, (_, row) => {
    const width = 260 - ((row + index) % 3) * 40;
    return `90 ${360 - row * 46} ${width} 14 re`;
  });
  const columns = Array.from({ length: 4 }, (_, row) => {
    const height = 60 + (((row + 1) * (index + 1) * 37) % 200);
    return `${480 + row * 66} 150 40 ${height} re`;
  });
  return [
    '0.93 0.95 0.97 rg 0 0 842 595 re f',
    '1 1 1 rg 40 40 762 515 re f',
    '0.18 0.44 0.92 rg 40 475 762 80 re f',
    '1 1 1 rg 90 505 300 20 re f',
    `0.78 0.82 0.87 rg ${bars.join(' ')} f`,
    `0.18 0.44 0.92 rg ${columns.join(' ')} f`,
  ].join('\n');
};

/** Slides of a course, nobody's and without a word, as a PDF of so many pages. */
export const demoSlides = (pages: number): Buffer => {
  const numbers = Array.from({ length: pages }, (_, index) => index);
  const kids = numbers.map((index) => `${3 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 842 595] >>`,
    ...numbers.flatMap((index) => {
      const drawn = slide(index);
      return [
        `<< /Type /Page /Parent 2 0 R /Resources << >> /Contents ${4 + index * 2} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};
