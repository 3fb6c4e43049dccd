import '@skillcert/ui/markdown.css';
import { Markdown } from '@skillcert/ui';
import { useReadingPlace } from './use-reading-place.js';

interface ArticleReadingProps {
  readonly text: string;
  /** The last place, in thousandths of the text. */
  readonly start: number;
  readonly onPlace: (place: number) => void;
}

/** A text to learn, from the last place on. */
export function ArticleReading({ text, start, onPlace }: ArticleReadingProps) {
  const article = useReadingPlace({ start, onPlace });
  return <Markdown ref={article} text={text} />;
}
