-- The search terms of candidates have no accents: José is found by jose. Those of accounts, units and classes keep them.
update enrolment
  set name_grams = name_grams(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'))
  where normalize(name, nfd) ~ '[\u0300-\u036f]' and name_grams <> '{}';
