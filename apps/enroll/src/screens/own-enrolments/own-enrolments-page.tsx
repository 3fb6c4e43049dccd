import '@skillcert/ui/banner.css';
import '@skillcert/ui/dialog.css';
import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Inline,
  Page,
  Stack,
  StateView,
  Text,
} from '@skillcert/ui';
import { Activity, type ReactNode } from 'react';
import { problemText } from '../../client/problem-text.js';
import { paths } from '../../paths.js';
import { useWords } from '../../words/use-words.js';
import { PhoneProof } from '../phone-proof/phone-proof.js';
import { DataPart } from './data/data-part.js';
import { DraftsPart } from './drafts-part.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface OwnEnrolmentsPageProps {
  readonly own: OwnEnrolments;
  readonly width: 'narrow' | 'wide';
  /** The enrolments themselves. */
  readonly children: ReactNode;
}

/** The page around the enrolments of a phone: first the proof, then the owner, then the result of the last command. */
export function OwnEnrolmentsPage({ own, width, children }: OwnEnrolmentsPageProps) {
  const { t } = useWords();
  const { phone, heading } = own;
  const { state } = phone;
  const unproven = state.at === 'unproven';
  return (
    <Page
      title={t('mine.title')}
      description={unproven ? t(state.again ? 'code.again_text' : 'mine.prove_text') : undefined}
      headingRef={heading}
      width={unproven ? 'narrow' : width}
    >
      {state.at === 'checking' && <StateView state="loading" />}
      {state.at === 'failed' && (
        <ErrorState
          title={t('site.failed_title')}
          description={problemText(t, state.problem)}
          onRetry={phone.retry}
        />
      )}
      {unproven && <PhoneProof onProven={phone.refresh} />}
      <Activity mode={state.at === 'proven' ? 'visible' : 'hidden'}>
        <Stack gap="lg">
          <WhoseEnrolments own={own} />
          <LastNotice own={own} />
          <DraftsPart drafts={phone.drafts} />
          {phone.items.length > 0 && children}
          {phone.items.length === 0 && phone.drafts.length === 0 && <NoEnrolments />}
          <DataPart onUnproven={phone.expire} />
        </Stack>
      </Activity>
    </Page>
  );
}

/** The owner: an account that is signed in, or a phone that a code proved. */
function WhoseEnrolments({ own: { phone, signOut } }: Pick<OwnEnrolmentsPageProps, 'own'>) {
  const { t } = useWords();
  const { state } = phone;
  const account = state.at === 'proven' ? state.account : null;
  return (
    <Inline justify="between">
      <Text as="p" tone="muted" role="status">
        {state.at === 'proven' &&
          (account
            ? t('mine.account', { name: account.name, phone: state.phone_masked })
            : t('mine.phone', { phone: state.phone_masked }))}
      </Text>
      {account ? (
        <Button size="small" onClick={signOut}>
          {t('mine.sign_out')}
        </Button>
      ) : (
        <Button size="small" onClick={phone.change}>
          {t('mine.other_phone')}
        </Button>
      )}
    </Inline>
  );
}

function NoEnrolments() {
  const { t } = useWords();
  return (
    <EmptyState
      title={t('mine.empty_title')}
      description={t('mine.empty_text')}
      action={
        <ButtonLink to={paths.classes} variant="primary">
          {t('site.to_classes')}
        </ButtonLink>
      }
    />
  );
}

function LastNotice({ own: { notice, dismiss } }: Pick<OwnEnrolmentsPageProps, 'own'>) {
  const { t } = useWords();
  if (!notice) return null;
  return (
    <Banner tone={notice.tone} onDismiss={dismiss}>
      {notice.tone === 'danger' ? problemText(t, notice.problem) : t(`mine.${notice.words}`)}
    </Banner>
  );
}
