/** The texts of a poster: those that {@link Poster} and its picture show. */
export interface PosterPicture {
  title: string;
  /** Above the title, such as whose programme it is. */
  before?: string;
  /** The text of the code. */
  code: string;
  /** Below the code: what to do with it. */
  text: string;
  items: readonly { label: string; value: string }[];
}
