import '@skillcert/ui/checkbox.css';
import '@skillcert/ui/switch.css';
import { Card, Switch } from '@skillcert/ui';
import { call } from '../../../client/call.js';
import { useCommand } from '../../../client/use-command.js';
import { useWords } from '../../../messages/words-state.js';
import type { StudyPlan } from '../use-study-plan.js';

/** Whether tickets of the class wait for its courses; nothing if it is not studied online. */
export function StudyGateSwitch({ plan: { class_id, data } }: { readonly plan: StudyPlan }) {
  const { t } = useWords();
  const run = useCommand('study');
  if (!data?.online) return null;
  return (
    <Card>
      <Switch
        label={t('study.gate')}
        hint={data.may_gate && t('study.gate_hint')}
        checked={data.study_gate}
        disabled={!data.may_gate}
        onCheckedChange={(study_gate) =>
          run(
            () => call('study/setStudyGate', { class_id, study_gate }),
            t('study.gate_saved', { on: study_gate ? 'yes' : 'no' }),
          )
        }
      />
    </Card>
  );
}
