import { isIdCard, normaliseIdCard } from '@skillcert/core';
import { Banner, ButtonLink } from '@skillcert/ui';
import { useCall } from '../../client/use-call.js';
import { paths } from '../../paths.js';
import { useWords } from '../../words/use-words.js';
import type { CandidateValues } from '../candidate-form/candidate-values.js';

/**
 * Tells as soon as the number is complete that the document is enrolled with this phone already: in another class,
 * or in this one.
 */
export function KnownDocument({ values: { id_type, id_card: typed } }: { readonly values: CandidateValues }) {
  const { t } = useWords();
  const id_card = normaliseIdCard(typed);
  const isWhole = isIdCard(id_card, { now: new Date(), regions: [id_type] });
  const { data, loading } = useCall('user/checkIdCard', isWhole ? { id_type, id_card } : undefined);
  if (!isWhole || loading || !data || data.enrolments === 0) return null;
  return (
    <Banner
      tone="info"
      actions={
        <ButtonLink to={paths.own} size="small">
          {t('site.to_mine')}
        </ButtonLink>
      }
    >
      {t('create.known_document', { count: data.enrolments })}
    </Banner>
  );
}
