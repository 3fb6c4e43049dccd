const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
  '<< /Length 46 >>\nstream\nBT /F 24 Tf 60 740 Td (Proof of education) Tj ET\nendstream',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

/** A document of one page with words on it, as a scanner or an office program saves it. */
export const newPdf = () => {
  const places: number[] = [];
  let body = '%PDF-1.4\n';
  objects.forEach((object, index) => {
    places.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  const file = `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`;
  return { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from(file, 'latin1') };
};
