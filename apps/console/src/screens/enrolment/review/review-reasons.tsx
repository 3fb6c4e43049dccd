import type { EnrolmentDetail } from '@skillcert/api-client';
import { Banner, Descriptions } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { useDocumentTitle } from '../use-document-title.js';

/** The reasons given when the enrolment was returned, refused or doubted, and the kind of the doubt. */
export function ReviewReasons({ detail }: { readonly detail: EnrolmentDetail }) {
  const { t } = useWords();
  const documentTitle = useDocumentTitle();
  if (detail.reasons.length === 0 && !detail.reason) return null;
  const given = detail.doubt_kind
    ? (`review.doubt_kind.${detail.doubt_kind}` as const)
    : 'review.reason_given';
  return (
    <Banner tone="warning" title={t(detail.reasons.length > 0 ? 'review.returned_for' : given)}>
      {detail.reason}
      {detail.reasons.length > 0 && (
        <Descriptions
          columns={1}
          items={detail.reasons.map(({ document, reason }) => ({
            id: document,
            label: documentTitle(document),
            value: reason,
          }))}
        />
      )}
    </Banner>
  );
}
