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
