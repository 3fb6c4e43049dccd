import type { SmsAudience } from '@skillcert/core';
import { Button, Heading, Page, Stack } from '@skillcert/ui';
import { MessageSquarePlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { choiceFilter, searchFilter } from '../../lists/filters.js';
import { FullList } from '../../lists/full-list.js';
import { forgetHandedRows, handedAudience, handedRows } from '../../lists/handed-rows.js';
import { ListToDo } from '../../lists/list-to-do.js';
import { useWords } from '../../messages/words-state.js';
import { ClassNote } from '../../shell/class-note.js';
import { useClassAccepts } from '../../shell/use-class-accepts.js';
import { useRequiredClass } from '../../shell/use-required-class.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { BalanceBanner } from './balance-banner.js';
import { MailingList } from './mailings/mailing-list.js';
import { useMailings } from './mailings/use-mailings.js';
import { MessageRowActions } from './messages/message-row-actions.js';
import { useMessageColumns } from './messages/use-message-columns.js';
import { shownMessageStates, useMessages } from './messages/use-messages.js';

const OptOutDrawer = lazy(async () => ({
  default: (await import('./opt-out/opt-out-drawer.js')).OptOutDrawer,
}));
const SendDrawer = lazy(async () => ({ default: (await import('./send/send-drawer.js')).SendDrawer }));

/**
 * Messages to the candidates of the active class: those to many with their progress, and every one of them with its
 * state. Candidates passed on by a list are written to at once.
 */
export function SmsScreen() {
  const { t } = useWords();
  const title = useScreenTitle();
  const mailings = useMailings();
  const messages = useMessages();
  const columns = useMessageColumns();
  const { class_id } = useRequiredClass();
  const { status, accepts } = useClassAccepts();
  const sends = accepts('message');
  const [handed, setHanded] = useState<readonly string[]>([]);
  const [audience, setAudience] = useState<SmsAudience>();
  const [open, setOpen] = useState<'send' | 'opt_out'>();
  // At each arrival, also in a kept view; the selection is gone for a reader who returns later.
  useEffect(() => {
    const rows = handedRows(class_id);
    const whom = handedAudience(class_id);
    forgetHandedRows();
    if (rows.length === 0 && !whom) return;
    setHanded(rows);
    setAudience(whom);
    setOpen('send');
  }, [class_id]);
  const close = () => {
    setOpen(undefined);
    setHanded([]);
    setAudience(undefined);
  };
  const { toDo } = messages;

  return (
    <Page
      title={title}
      width="full"
      actions={
        mailings.state !== 'refused' && (
          <>
            <Button onClick={() => setOpen('opt_out')}>{t('sms.opt_out')}</Button>
            {sends && (
              <Button
                variant="primary"
                icon={<MessageSquarePlus aria-hidden="true" />}
                onClick={() => setOpen('send')}
              >
                {t('sms.new')}
              </Button>
            )}
          </>
        )
      }
    >
      {mailings.balanceLow && <BalanceBanner />}
      <ClassNote status={status} taken={sends} when={t('sms.takes_none')} />
      <MailingList mailings={mailings} sends={sends} />
      <Stack>
        <Heading level={2} size="md">
          {t('sms.heading')}
        </Heading>
        <ListToDo
          parts={
            toDo && [
              { title: t('sms.to_resend'), count: toDo.failed, query: 'status=failed' },
              { title: t('sms.to_look_at'), count: toDo.unknown, query: 'status=unknown' },
            ]
          }
          order={messages.url.order === 'desc' && t('sms.order_newest')}
        />
        <FullList
          area="sms"
          invites={sends}
          filters={[
            searchFilter(t('sms.search')),
            choiceFilter({
              id: 'status',
              label: t('sms.state'),
              choices: shownMessageStates,
              title: (each) => t(`sms.status.${each}`),
            }),
          ]}
          list={messages}
          columns={columns}
          rowId={({ sms_id }) => String(sms_id)}
          rowLabel={({ name, phone_masked }) => name ?? phone_masked}
          rowActions={(row) => sends && <MessageRowActions row={row} resend={mailings.resend} />}
        />
      </Stack>
      <Suspense>
        {open === 'send' && sends && (
          <SendDrawer key={handed.join()} handed={handed} audience={audience} onClose={close} />
        )}
        {open === 'opt_out' && <OptOutDrawer onClose={close} />}
      </Suspense>
    </Page>
  );
}
