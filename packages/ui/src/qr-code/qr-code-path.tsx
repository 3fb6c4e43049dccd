import { encode } from 'uqr';

interface QRCodePathProps {
  value: string;
}

/** The modules of the code as one path. */
export function QRCodePath({ value }: QRCodePathProps) {
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      className="sc-qr-code-image"
    >
      <path d={path} />
    </svg>
  );
}
