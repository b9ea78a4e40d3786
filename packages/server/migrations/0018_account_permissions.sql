-- Those who register a company manage its accounts and what these see in the place of its prices.
UPDATE "accounts" SET "permissions" = "permissions" || '["cust:account", "cust:accountprice"]'::jsonb
	WHERE "main_account" AND "roles" @> '["mainCustomer"]' AND NOT "permissions" @> '["cust:account"]' AND NOT "permissions" @> '["*:*:*"]';
