import '@skillcert/ui/image-frame.css';
import { Banner, ImageFrame, Inline, Stack, StatusBadge, Text, type Tone } from '@skillcert/ui';

/** The result of a number that was scanned or typed. */
export interface SaidResult {
  readonly key: string;
  readonly tone: Exclude<Tone, 'neutral' | 'accent'>;
  readonly title: string;
  /** The person or record that it is about. */
  readonly about: string;
  /** More lines of the newest result; the first one is bold. */
  readonly details?: readonly string[];
  /** The photo to compare with the person at the door. */
  readonly photo?: { readonly src: string; readonly alt: string };
}

interface SaidResultsProps {
  /** The newest first. */
  readonly results: readonly SaidResult[];
}

/** The results of the last numbers: the very last one large, because it is read in passing. */
export function SaidResults({ results }: SaidResultsProps) {
  const [last, ...before] = results;
  return (
    <>
      {last && (
        <Banner tone={last.tone} title={last.title}>
          <Inline gap="md" wrap={false} align="start">
            {last.photo && <ImageFrame {...last.photo} ratio="295/413" width="beside" />}
            <Stack gap="xs">
              <Text size="lg" weight="bold">
                {last.about}
              </Text>
              {last.details?.map((line, at) => (
                <Text key={line} weight={at === 0 ? 'bold' : 'regular'}>
                  {line}
                </Text>
              ))}
            </Stack>
          </Inline>
        </Banner>
      )}
      {before.length > 0 && (
        <Stack gap="xs">
          {before.map(({ key, tone, title, about }) => (
            <Inline key={key} gap="sm">
              <StatusBadge tone={tone}>{title}</StatusBadge>
              <Text size="sm" tone="muted">
                {about}
              </Text>
            </Inline>
          ))}
        </Stack>
      )}
    </>
  );
}
