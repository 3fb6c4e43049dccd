/** What a poster says, as texts: what {@link Poster} shows and a picture of it holds. */
export interface PosterPicture {
  title: string;
  /** Above the title, such as whose programme it is. */
  before?: string;
  /** What the code says. */
  code: string;
  /** Below the code: what to do with it. */
  text: string;
  items: readonly { label: string; value: string }[];
}

/** A poster as a PNG of an A4 sheet, to save or to send; what draws it is downloaded when it is wanted. */
export const posterPicture = async (poster: PosterPicture): Promise<Blob> =>
  (await import('./draw-poster.js')).drawPoster(poster);
