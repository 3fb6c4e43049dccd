-- The class list over ten thousand classes: every order it is shown in, and what it is searched by.
create index class_created on class (created_at, class_id);
create index class_exam on class (exam_at, class_id);
create index class_name on class (class_name, class_id);

-- The grams of name, code and city narrow a search down; whether the text itself occurs is asked of what they leave.
alter table class add column search_grams text[]
  generated always as (name_grams(class_name || ' ' || code || ' ' || city)) stored;
create index class_search on class using gin (search_grams);
