import { Grid, Stack, StateView } from '@skillcert/ui';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { ScreenPage } from '../../../../shell/screen-page.js';
import { PreviewCard } from './preview-card.js';
import { RuleForm } from './rule-form.js';
import { RulesCard } from './rules-card.js';
import { useRuleForm } from './use-rule-form.js';

/** The rules by which money is shared out, and a new one with its effect on real figures. */
export function PaymentSettingScreen() {
  const { t } = useWords();
  const query = useCallQuery('payment/fetchSettlementRules', {});
  const rules = query.data?.items ?? [];
  const isFirst = rules.every(({ state }) => state === 'withdrawn');
  const form = useRuleForm(isFirst);
  return (
    <ScreenPage description={t('settlement.setting_text')}>
      <StateView state={contentState(query)} onRetry={() => query.refetch()}>
        <Stack gap="lg">
          <RulesCard rules={rules} />
          <Grid columns={2} gap="lg">
            <RuleForm form={form} isFirst={isFirst} />
            <PreviewCard key={form.unit_id} shares={form.shares} unitId={form.unit_id} />
          </Grid>
        </Stack>
      </StateView>
    </ScreenPage>
  );
}
