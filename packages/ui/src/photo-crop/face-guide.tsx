/** Where the face belongs: an oval and the line of the eyes, light over dark so that it shows on any picture. */
export function FaceGuide() {
  return (
    <svg viewBox="0 0 295 413" className="sc-face-guide" aria-hidden="true">
      {['dark', 'light'].map((tone) => (
        <g key={tone} data-tone={tone}>
          <ellipse cx="147.5" cy="186" rx="86" ry="116" />
          <path d="M40 176h215" strokeDasharray="10 7" />
        </g>
      ))}
    </svg>
  );
}
