// Chinese, Japanese and full-width characters take a square, others a little more than half of one.
const wide = /[⺀-鿿가-힯豈-﫿！-｠]/;

const widthOf = (character: string) => (wide.test(character) ? 1 : 0.58);

/** About how wide a text is, in em: near enough to make room for it without measuring. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** The text, cut with "…" if it is wider than `room` em. */
export const shorten = (text: string, room: number): string => {
  if (textWidth(text) <= room) return text;
  let width = 1;
  const kept = [...text].filter((character) => {
    width += widthOf(character);
    return width <= room;
  });
  return `${kept.join('').trimEnd()}…`;
};
