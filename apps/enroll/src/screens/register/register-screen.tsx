import '@skillcert/ui/field.css';
import '@skillcert/ui/radio-group.css';
import { Card, Field, Page, RadioGroup, Stack } from '@skillcert/ui';
import { useParams } from '../../router/use-place.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useWords } from '../../words/use-words.js';
import { PhoneProof } from '../phone-proof/phone-proof.js';
import { RegisterDone } from './register-done.js';
import { RegisterForm } from './register-form.js';
import type { RegisterKind } from './register-values.js';
import { useRegister } from './use-register.js';

const kinds = ['candidate', 'unit'] as const;

/** The registration: the kind, the phone, the form. The address contains the kind, so that a link can set it. */
export function RegisterScreen() {
  const { t } = useWords();
  const { params, setParams } = useParams();
  const kind: RegisterKind = params.get('as') === 'unit' ? 'unit' : 'candidate';
  const register = useRegister(kind);
  const { stage } = register;
  const again = stage.at === 'phone' && stage.again;
  const title = stage.at === 'done' ? t(`register.done_${stage.kind}_title`) : t('register.title');
  const heading = useScreenTitle(title, `register ${stage.at}`);
  return (
    <Page
      title={title}
      description={stage.at === 'phone' ? t(again ? 'register.again_text' : 'register.lead') : undefined}
      headingRef={heading}
      width="narrow"
    >
      {stage.at === 'done' ? (
        <RegisterDone kind={stage.kind} username={stage.username} />
      ) : (
        <Stack gap="lg">
          <Card>
            <Field name="as" label={t('register.as')} group required>
              <RadioGroup
                appearance="cards"
                options={kinds.map((value) => ({
                  value,
                  label: t(`register.as_${value}`),
                  hint: t(`register.as_${value}_hint`),
                }))}
                value={kind}
                onValueChange={(value) =>
                  setParams(new URLSearchParams(value === 'unit' ? { as: value } : {}), { replace: true })
                }
              />
            </Field>
          </Card>
          {stage.at === 'phone' ? (
            <PhoneProof purpose="register" onProven={register.proven} />
          ) : (
            <RegisterForm kind={kind} register={register} known={stage.known} />
          )}
        </Stack>
      )}
    </Page>
  );
}
