import { handle } from '../../platform/http/calls/handle.js';
import { titleIn } from '../../platform/http/title-in.js';
import { shownText } from './mailings/group-text.js';
import { missingValues } from './mailings/missing-values.js';
import { offeredTemplates } from './mailings/offered-templates.js';
import { readMailingClass } from './mailings/read-mailing-class.js';

export const fetchTemplates = handle('sms/fetchTemplates', async ({ input, services, request }) => {
  const { values } = await readMailingClass(services.store.db, services, input.class_id);
  return {
    items: offeredTemplates(services).map((template) => ({
      template_id: template.id,
      type: template.type,
      title: titleIn(request.language, template.title),
      text: shownText(request.language, template.text, { values, sender: services.groupSms }),
      audiences: [...template.audiences],
      missing: missingValues(template, values),
    })),
  };
});
