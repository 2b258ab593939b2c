// Shows and hides the typed password. Without JavaScript the button stays hidden.
for (const button of document.querySelectorAll('[data-shows]')) {
  const input = document.getElementById(button.dataset.shows)
  button.hidden = false
  button.addEventListener('click', () => {
    const isShown = input.type === 'password'
    input.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? button.dataset.hide : button.dataset.show
    button.setAttribute('aria-label', isShown ? button.dataset.hideLabel : button.dataset.showLabel)
  })
}
