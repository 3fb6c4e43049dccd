/** The texts of a poster: those that {@link Poster} and its picture show. */
export interface PosterPicture {
  title: string;
  /** Above the title, such as the owner of the programme. */
  before?: string;
  /** The text of the code. */
  code: string;
  /** Below the code: the instruction to the reader. */
  text: string;
  items: readonly { label: string; value: string }[];
}
