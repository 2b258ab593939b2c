import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { skipInFirefox } from './firefox.ts'
import { expect, hydrated, test, visit } from './site-test.ts'

const RULES = '/en-EU/form-fields'
const FEEDBACK = '/en-EU/about-us/company-info/contact-us/feedback'
const SUBMIT = '**/proxy/api/v1/form/submit'

/** Fills in the required fields of the form with every rule, and two of its rules. */
async function fillIn(page: Page): Promise<void> {
  const texts = {
    'Required text': 'Aino',
    Email: 'aino@example.fi',
    'Email again': 'aino@example.fi',
    'Phone number with country code': '00358401234567',
    'To five cents': '0,15',
  }
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) }).fill(text)
  await page.getByRole('combobox', { name: 'List' }).selectOption('b')
  await page.getByLabel('Yes', { exact: true }).check()
  for (const choice of ['Fuel', 'Food']) await page.getByLabel(choice, { exact: true }).check()
  await page.getByLabel('I agree to this').check()
}

test('stations are suggested while their name is typed, and any other text is accepted', async ({
  page,
}) => {
  await visit(page, FEEDBACK)
  const station = page.getByRole('combobox', { name: /Station/ })
  await station.pressSequentially('Utsjo')
  const offered = page.locator('datalist option')
  await expect(offered.first()).toHaveText(/Utsjoki/)
  await page.route('**/_payload.json?q=*', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{' }),
  )
  await station.pressSequentially('kiii')
  await expect(station).toHaveValue('Utsjokiii')
})

async function fillInFeedback(page: Page): Promise<void> {
  await page.getByLabel('Praise').check()
  await page.getByRole('textbox', { name: 'Feedback' }).fill('The coffee was very good.')
}

test(
  'errors appear on blur, are listed on submit and disappear when corrected (§5)',
  { tag: '@fast' },
  async ({ page }) => {
    await visit(page, RULES)
    const form = page.locator('form')
    const summary = form.getByRole('region')

    // A field is validated only after it was left, not during the first typing.
    const email = page.getByRole('textbox', { name: 'Email', exact: true })
    await email.pressSequentially('aino')
    await expect(form.locator('.field-error')).toHaveCount(0)
    await email.press('Tab')
    await expect(form.locator('.field-error')).toHaveText('Fill in the email address')

    await page.getByRole('button', { name: 'Send' }).press('Enter')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Check 7 fields')
    await expect(
      summary.getByRole('link', { name: 'Email: Fill in the email address' }),
    ).toBeVisible()
    await expectAccessible(page, 'form')

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const first = page.getByRole('textbox', { name: 'Required text' })
    await expect(first).toBeFocused()
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await first.fill('Aino')
    await expect(first).not.toHaveAttribute('aria-invalid')
    await expect(summary).toContainText('Check 6 fields')

    await fillIn(page)
    await expect(summary).toBeHidden()
  },
)

test(
  'a form is sent with the keyboard, with a day from the calendar (§7, §9)',
  { tag: '@fast' },
  async ({ page }) => {
    await visit(page, RULES)
    await fillIn(page)
    await page.getByRole('textbox', { name: 'Required text' }).focus()
    await expect(page.getByRole('textbox', { name: /^Phone number with/ })).toHaveValue(
      '+358 40 123 4567',
    )

    // a day from the calendar
    await page.getByRole('button', { name: 'Select date: Date' }).press('Enter')
    const calendar = page.getByRole('dialog', { name: 'Select date' })
    await expect(calendar.locator('button[aria-current="date"]')).toBeFocused()
    await expectAccessible(page, '.calendar')
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await page.getByRole('textbox', { name: /^Date/ }).fill('15.3.2026')
    await page.getByRole('button', { name: 'Select date: Date' }).press('Enter')
    await expect(calendar.getByRole('button', { name: /^Sunday,? 15 March 2026$/ })).toBeFocused()
    for (const key of ['ArrowRight', 'PageUp', 'Home', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByRole('textbox', { name: /^Date/ })).toHaveValue('16/02/2026')

    const [request] = await Promise.all([
      page.waitForRequest(SUBMIT),
      page.getByRole('button', { name: 'Send' }).press('Enter'),
    ])
    skipInFirefox('the body of a request cannot be read')
    expect(request.postDataJSON()).toMatchObject({
      formId: 'every-rule',
      page: '/form-fields',
      values: { date: '2026-02-16', hidden: 'gallery', choose: ['fuel', 'food'] },
    })
    await expect(page.getByRole('heading', { name: 'The form has been sent' })).toBeVisible()
    await expect(page.locator('.forms-sent')).toBeFocused()
    await expect(page.locator('form.forms-form')).toHaveCount(0)
  },
)

test.describe('when it cannot be sent', () => {
  test.use({
    expectedComplaints: [/the form endpoint responded with 500|Failed to load resource.*500/],
  })

  test(
    'a toast explains it, the input survives a reload, and another press sends it (§8)',
    { tag: '@fast' },
    async ({ page }) => {
      await visit(page, FEEDBACK)
      let presses = 0
      await page.route(SUBMIT, (route) =>
        ++presses === 1 ? route.fulfill({ status: 500, body: '<h1>' }) : route.continue(),
      )
      await page.getByLabel('Praise').check()
      await page.getByRole('textbox', { name: /^Wash code/ }).fill('12 34 ab')
      await page.getByRole('textbox', { name: 'Feedback' }).fill('The coffee was very good.')
      await expect(page.getByRole('textbox', { name: /^Wash code/ })).toHaveValue('ST1-1234AB')
      await page.getByRole('button', { name: 'Send feedback' }).click()
      await expect(
        page.getByRole('alert').getByText('Could not submit form, try again later'),
      ).toBeVisible()
      await expect(page.locator('form').getByRole('alert')).toContainText('The form was not sent')
      await page.reload()
      await hydrated(page)
      await expect(page.getByLabel('Praise')).toBeChecked()
      await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue(
        'The coffee was very good.',
      )
      await page.goto('/en-EU')
      skipInFirefox('Playwright does not notice that Back has ended')
      await page.goBack()
      await hydrated(page)
      await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue(
        'The coffee was very good.',
      )
      await page.getByRole('button', { name: 'Send feedback' }).dblclick()
      await expect(page.getByRole('heading', { name: 'Thank you for your feedback' })).toBeVisible()
      expect(presses).toBe(2)
      await visit(page, FEEDBACK)
      await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('')
    },
  )
})

test.describe('a form that was sent shows its confirmation', () => {
  test.use({
    expectedComplaints: [/Failed to load resource.*ERR_FAILED|dynamically imported module/],
  })

  test('in an old tab, after a reload and after Back, and is sent once; a new visit shows the form', async ({
    page,
  }) => {
    await visit(page, FEEDBACK)
    let posts = 0
    page.on('request', (request) => (posts += request.url().endsWith('/form/submit') ? 1 : 0))
    // The files of this tab's build no longer exist.
    let isOldTab = true
    page.once('framenavigated', () => (isOldTab = false))
    await page.route('**/assets/**', (route) => (isOldTab ? route.abort() : route.continue()))
    await fillInFeedback(page)
    await page.getByRole('button', { name: 'Send feedback' }).press('Enter')
    const thanks = page.getByRole('heading', { name: 'Thank you for your feedback' })
    await expect(thanks).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(thanks).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveCount(0)

    await page.goto('/en-EU')
    skipInFirefox('Playwright does not notice that Back has ended')
    await page.goBack()
    await expect(thanks).toBeVisible()
    expect(posts).toBe(1)
    await visit(page, FEEDBACK)
    await expect(thanks).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('')
  })

  test('on another page if the visitor has left, and no input is kept', async ({ page }) => {
    await visit(page, FEEDBACK)
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route(SUBMIT, async (route) => {
      await answered
      await route.fulfill({ json: { id: 'x' } })
    })
    await fillInFeedback(page)
    await page.getByRole('button', { name: 'Send feedback' }).press('Enter')
    await page
      .getByRole('contentinfo')
      .or(page.getByRole('banner'))
      .getByRole('link')
      .first()
      .press('Enter')
    await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveCount(0)
    answer()
    await expect(page.getByText('Thank you, we have received your form')).toBeVisible()
    expect(page.url()).not.toContain('sent=')
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('')
  })
})

test.describe('offline', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('a form explains that it was not sent, keeps its input, and can be sent when the connection is back', async ({
    page,
    context,
  }) => {
    await visit(page, FEEDBACK)
    await fillInFeedback(page)
    await context.setOffline(true)
    const button = page.getByRole('button', { name: 'Send feedback' })
    await button.press('Enter')
    await expect(page.locator('form').getByRole('alert')).toContainText(
      'You are offline, so the form was not sent',
    )
    await expect(button).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue(
      'The coffee was very good.',
    )
    await context.setOffline(false)
    await button.press('Enter')
    await expect(page.getByRole('heading', { name: 'Thank you for your feedback' })).toBeVisible()
  })
})

test.describe('a form that the edge or the backend rejects', () => {
  test.use({ expectedComplaints: [/Failed to load resource.*422/] })

  test('shows the same summary of errors', async ({ page }) => {
    await visit(page, '/sv-SE/privat/kundservice/synpunkter')
    await page.route(SUBMIT, (route) =>
      route.fulfill({
        status: 422,
        json: { errors: { message: { rule: 'maxLength', ruleValue: 20 } } },
      }),
    )
    await page.getByLabel('Beröm').check()
    await page.getByRole('textbox', { name: 'Berätta' }).fill('Kaffet var mycket gott.')
    await page.getByRole('button', { name: 'Skicka' }).click()
    await expect(page.locator('form').getByRole('region')).toBeFocused()
    await expect(
      page.getByRole('link', { name: 'Berätta: Det högsta antalet tecken, 20, har överskridits' }),
    ).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/Failed to load resource.*422/] })

  test(
    'a form returns with its errors and all input, and then with the confirmation',
    { tag: '@fast' },
    async ({ page }) => {
      await page.goto('/yksityisille/ota-yhteytta/palaute')
      await page.getByRole('textbox', { name: 'Palaute' }).fill('Lyhyt')
      await page.getByRole('combobox', { name: /^Asema/ }).fill('<b>"Keskusta"</b>')
      await page.getByRole('button', { name: 'Lähetä palaute' }).click()
      await expect(page.getByText('Tarkista 3 kenttää')).toBeVisible()
      await expect(page.getByRole('combobox', { name: /^Asema/ })).toHaveValue('<b>"Keskusta"</b>')
      await page
        .getByRole('link', { name: 'Palaute: Kentässä on oltava vähintään 10 merkkiä' })
        .click()
      await expect(page.getByRole('textbox', { name: 'Palaute' })).toBeFocused()
      await page.getByRole('textbox', { name: 'Palaute' }).fill('Kahvi oli hyvää.')
      await page.getByRole('combobox', { name: /^Asema/ }).fill('Keskusta')
      await page.getByLabel('Kiitos').check()
      await page.getByRole('button', { name: 'Lähetä palaute' }).click()
      await expect(page.getByRole('heading', { name: 'Kiitos palautteesta' })).toBeVisible()
      await expect(page).toHaveURL(/\/palaute\?sent=feedback&reference=[\w-]+#form-feedback$/)
      const reference = new URL(page.url()).searchParams.get('reference') ?? ''
      await expect(page.locator('.forms-sent')).toContainText(reference)
    },
  )
})
