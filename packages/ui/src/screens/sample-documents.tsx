import { type RefObject, useState } from 'react';
import { Button, ImageViewer, Inline, Stack, StatusBadge, Text } from '../index.js';
import { benchWords } from './sample-bench-words.js';
import { documentWords } from './sample-condition-words.js';
import type { SampleDocument, SampleEnrolment } from './sample-enrolments.js';
import { ReasonDialog } from './sample-reasons.js';
import { standing, useDocumentTitle, useReviewText } from './sample-review.js';
import { useSay } from './sample-say.js';

type Verdict = SampleDocument['verdict'];

interface DocumentsProps {
  enrolment: SampleEnrolment;
  /** Which of them is shown, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  /** The bench, on which the keys of the picture work too. */
  keysFrom: RefObject<HTMLElement | null>;
}

/** The documents of an enrolment, one at a time, with the verdict on it. */
export function Documents({ enrolment, index, onIndexChange, keysFrom }: DocumentsProps) {
  const t = useSay(documentWords);
  const documentTitle = useDocumentTitle();
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({});
  const documents = standing(enrolment).map((each) => ({
    ...each,
    verdict: verdicts[each.id] ?? each.verdict,
  }));
  const shown = documents[index];
  if (!shown) return null;
  const alt = t('document_of', { document: documentTitle(shown.kind), name: enrolment.name });
  return (
    <Stack gap="sm">
      <Inline gap="xs">
        {documents.map(({ id, kind, verdict }, place) => (
          <Button
            key={id}
            size="small"
            variant={place === index ? 'secondary' : 'ghost'}
            aria-pressed={place === index}
            onClick={() => onIndexChange(place)}
          >
            {`${place + 1}. ${documentTitle(kind)}${verdict ? ` · ${t(`verdict_${verdict}`)}` : ''}`}
          </Button>
        ))}
      </Inline>
      <ImageViewer key={shown.id} images={[{ src: shown.src, alt }]} keysFrom={keysFrom} />
      <VerdictPart
        key={`verdict ${shown.id}`}
        enrolment={enrolment}
        shown={shown}
        onDecide={(verdict) => setVerdicts({ ...verdicts, [shown.id]: verdict })}
      />
    </Stack>
  );
}

interface VerdictPartProps {
  enrolment: SampleEnrolment;
  shown: SampleDocument;
  onDecide: (verdict: Verdict) => void;
}

function VerdictPart({ enrolment, shown, onDecide }: VerdictPartProps) {
  const t = useSay(documentWords);
  const reason = useSay(benchWords);
  const documentTitle = useDocumentTitle();
  const reviewText = useReviewText();
  const [asking, setAsking] = useState(false);
  const { kind, verdict, round, text_id } = shown;
  const claimed = enrolment.status === 'in_review';
  const earlier = enrolment.documents.filter((each) => each.kind === kind && each.replaced);
  return (
    <Stack gap="xs">
      <Inline>
        {verdict && (
          <StatusBadge tone={verdict === 'accepted' ? 'success' : 'warning'}>
            {t(`verdict_${verdict}`)}
          </StatusBadge>
        )}
        {claimed && verdict !== 'accepted' && (
          <Button size="small" onClick={() => onDecide('accepted')}>
            {t('accept')}
          </Button>
        )}
        {claimed && verdict !== 'returned' && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('give_back')}
          </Button>
        )}
      </Inline>
      {text_id && <Text size="sm">{reviewText(text_id)}</Text>}
      {earlier.map((each) => (
        <Text key={each.id} size="sm" tone="muted">
          {t('earlier_round', { round: String(each.round), reason: reviewText(each.text_id) })}
        </Text>
      ))}
      {round > 1 && (
        <Text size="sm" tone="muted">
          {t('sent_in_round', { round: String(round) })}
        </Text>
      )}
      {asking && (
        <ReasonDialog
          title={t('give_back')}
          description={t('give_back_text')}
          label={reason('return_reason', { document: documentTitle(kind) })}
          about={['document', kind]}
          onClose={() => setAsking(false)}
          onGive={() => onDecide('returned')}
        />
      )}
    </Stack>
  );
}
