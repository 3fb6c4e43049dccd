import { titleIn } from '../account/title-in.js';
import { handle } from '../http/handle.js';
import { shownText } from './group-text.js';
import { missingValues } from './missing-values.js';
import { readMailingClass } from './read-mailing-class.js';

export const fetchTemplates = handle('sms/fetchTemplates', async ({ input, services, request }) => {
  const { values } = await readMailingClass(services.store.db, services, input.class_id);
  return {
    items: services.groupSms.templates.map((template) => ({
      template_id: template.id,
      title: titleIn(request.language, template.title),
      text: shownText(request.language, template.text, values),
      audiences: [...template.audiences],
      missing: missingValues(template, values),
    })),
  };
});
