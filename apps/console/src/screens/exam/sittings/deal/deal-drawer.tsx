import { Banner, Button, Drawer, Field, Stack, Text, Textarea } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import type { ExamPlan } from '../../use-exam-plan.js';
import { NameBanners } from '../many/name-banners.js';
import { DealtTable } from './dealt-table.js';
import type { AskedDeal } from './use-asked-deal.js';
import { useDealing } from './use-dealing.js';

interface DealDrawerProps {
  readonly plan: ExamPlan;
  readonly asked: AskedDeal;
  readonly onDealt: () => void;
  readonly onRefused: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Gives the invigilators of several sittings from a list of names. A preview shows who gets which first. */
export function DealDrawer({ plan, onClose, ...asking }: DealDrawerProps) {
  const { t } = useWords();
  const dealing = useDealing(plan, asking);
  const { dealt, messages } = dealing;
  const { whose, sittings } = asking.asked;
  const count = sittings.length;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={t('exam.deal.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" disabled={dealt.length === 0} onClick={dealing.deal}>
            {t('exam.deal.deal', { count: dealt.length })}
          </Button>
        </>
      }
    >
      {whose === 'unattended' && count === 0 ? (
        <Banner tone="success">{t('exam.deal.all_attended')}</Banner>
      ) : (
        <Stack gap="lg">
          <Text as="p">
            {whose === 'unattended'
              ? t('exam.deal.of_unattended', { count })
              : t('exam.deal.of_chosen', { count })}
          </Text>
          <Field label={t('exam.invigilators')} hint={t('exam.deal.names_hint')}>
            <Textarea value={dealing.text} rows={4} onValueChange={dealing.setText} />
          </Field>
          <NameBanners rooms={dealing.rooms} names={dealing.names} twice={dealing.twice} />
          {messages.length > 0 && <Banner tone="danger">{messages.join(' ')}</Banner>}
          <DealtTable plan={plan} dealing={dealing} />
        </Stack>
      )}
    </Drawer>
  );
}
