import { ImageOff } from 'lucide-react';
import { encode } from 'uqr';
import { useSkillcert } from '../provider/skillcert-context.js';

interface QRCodePathProps {
  value: string;
  label: string;
}

/** The modules of the code, or null where the value is longer than any code can hold (2,331 bytes). */
const modulesOf = (value: string) => {
  try {
    return encode(value, { ecc: 'M', border: 2 });
  } catch {
    return null;
  }
};

/** The modules of the code as one path. */
export function QRCodePath({ value, label }: QRCodePathProps) {
  const { words } = useSkillcert();
  const code = modulesOf(value);
  if (!code) {
    return (
      <span role="img" aria-label={`${label}: ${words.imageFailed}`} className="sc-qr-code-failed">
        <ImageOff aria-hidden="true" />
      </span>
    );
  }
  const { data, size } = code;
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className="sc-qr-code-image"
    >
      <path d={path} />
    </svg>
  );
}
