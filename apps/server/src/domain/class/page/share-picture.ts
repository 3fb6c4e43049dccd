import type { ClassPage } from '@skillcert/api-client/contract';
import { formatDateTime, type Language } from '@skillcert/core';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import { openFont } from '../../../platform/documents/open-font.js';
import { readFonts } from '../../../platform/documents/read-font.js';
import { textLines, textPath } from '../../../platform/documents/text-path.js';
import { titleIn } from '../../../platform/http/title-in.js';
import type { Services } from '../../../platform/services.js';

/** The size that chat apps and social networks cut no part from. */
const width = 1_200;
const height = 630;
const margin = 80;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly colour: string;
  /** Where the baseline is, from the top. */
  readonly at: number;
}

const drawn = (font: Font, { text, size, colour, at }: Line) =>
  `<path transform="translate(${margin} ${at})" fill="${colour}" d="${textPath(font, text, size).d}"/>`;

const ink = '#10243e';
const muted = '#4a5b70';

const linesOf = (
  font: Font,
  shown: ClassPage,
  { programme, language }: Pick<Services, 'programme'> & { readonly language: Language },
): readonly Line[] => {
  const level = programme.levels.find(({ id }) => id === shown.level);
  const titles = textLines(font, shown.class_name, { size: 64, width: width - 2 * margin, lines: 2 });
  const under = 190 + titles.length * 84;
  return [
    { text: titleIn(language, programme.title), size: 30, colour: programme.theme.accent, at: 110 },
    ...titles.map((text, index) => ({ text, size: 64, colour: ink, at: 230 + index * 84 })),
    { text: level ? titleIn(language, level.title) : shown.level, size: 36, colour: ink, at: under + 80 },
    ...textLines(font, [shown.city, shown.venue].filter(Boolean).join(' · '), {
      size: 36,
      width: width - 2 * margin,
      lines: 1,
    }).map((text) => ({ text, size: 36, colour: muted, at: under + 140 })),
    {
      text: formatDateTime(shown.exam_at, { pattern: '{y}-{m}-{d} {h}:{i}', timeZone: programme.time_zone }),
      size: 36,
      colour: muted,
      at: under + 200,
    },
  ];
};

let opened: Promise<Font> | undefined;

const ownFont = (): Promise<Font> => {
  opened ??= readFonts().then(({ first }) => openFont(first));
  return opened;
};

/** The picture of a class that goes with a link to it: its title, level, place and day. PNG. */
export const sharePicture = async (
  shown: ClassPage,
  services: Pick<Services, 'programme'> & { readonly language: Language },
): Promise<Buffer> => {
  const font = await ownFont();
  const { accent } = services.programme.theme;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#fff"/>
    <rect width="24" height="${height}" fill="${accent}"/>
    ${linesOf(font, shown, services)
      .map((line) => drawn(font, line))
      .join('')}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
};
