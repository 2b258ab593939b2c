-- Uses of codes that each e-mail may use once. The payment claims the code, so only one of several open orders is paid with it.
CREATE TABLE discount_uses (
  code TEXT NOT NULL,
  email TEXT NOT NULL,            -- lower case, without +alias
  order_id TEXT NOT NULL UNIQUE,
  PRIMARY KEY (code, email)
);

INSERT OR IGNORE INTO discount_uses (code, email, order_id)
SELECT discount_code,
  CASE WHEN instr(email, '+') > 1 AND instr(email, '+') < instr(email, '@')
    THEN substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) ELSE email END,
  orders.id
FROM orders JOIN discount_codes ON discount_codes.code = discount_code AND once_per_email
WHERE status IN ('paid', 'pending') ORDER BY created;
